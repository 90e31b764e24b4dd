// Where the demo's pictures lie: in the folder of `media/` that their names begin with.

/** The file of one picture, by its name. */
export const pictureFile = (name: string) =>
  new URL(`media/${name.slice(0, name.indexOf('-'))}/${name}`, import.meta.url)
