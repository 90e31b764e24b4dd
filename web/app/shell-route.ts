// The name of the route that holds what every public page shows.

/** The name under which what the server embedded is handed to the router. */
export const SHELL_ROUTE = 'shell'
