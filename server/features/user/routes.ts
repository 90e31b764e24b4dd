// What answers the calls of people: their own, and those of whoever manages them.
import type { House } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { fileRoutes } from './file-routes.ts'
import { inviteRoutes } from './invite.ts'
import { ownRoutes } from './own-routes.ts'
import { createPeople } from './people.ts'
import { staffRoutes } from './staff-routes.ts'

export function userRoutes(house: House, parts: Parts) {
  ownRoutes(house, parts)
  const people = createPeople(parts)
  staffRoutes(house, parts, people)
  inviteRoutes(house, parts, people)
  fileRoutes(house, parts, people)
}
