// What answers the calls of people: their own, and those of whoever manages them.
import type { Router } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { fileRoutes } from './file-routes.ts'
import { inviteRoutes } from './invite.ts'
import { ownRoutes } from './own-routes.ts'
import { staffRoutes } from './staff-routes.ts'

export function userRoutes(router: Router, parts: Parts) {
  ownRoutes(router, parts)
  staffRoutes(router, parts)
  inviteRoutes(router, parts)
  fileRoutes(router, parts)
}
