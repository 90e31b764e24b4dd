// Where proposals stand in the console.
export const PROPOSALS = '/webSystemManage/web_proposal'
export const proposalAddress = (id: number) => `${PROPOSALS}/${id}`
