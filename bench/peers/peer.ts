// What is known of a system that the site is measured beside.

/** A product as every one of them is given it. */
export type Product = { title: string; slug: string; summary: string; category: string; text: string }

/** How a server is started in production mode. */
export type Start = { node: string; args: string[]; cwd: string; env: Record<string, string> }

export type Peer = {
  name: string
  version: string
  /** What has to be there before it starts, kept for the next run; answers the folder that it needs to serve. */
  install: () => Promise<string>
  /** What its store needs before its first start on the empty folder `data`. */
  prepare?: (program: string, data: string) => Promise<void>
  start: (program: string, data: string, port: number) => Start
  /** A path that answers once it serves. */
  alive: string
  /** Puts the products in through its own API; answers the path of its list of 20, open to everybody. */
  fill: (address: string, products: readonly Product[]) => Promise<string>
  /** The public page that it comes with. */
  page?: string
}

/** The settings of a program that serves for real. */
export const production = (more: Record<string, string>) => ({ NODE_ENV: 'production', ...more })
