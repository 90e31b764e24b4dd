// Passwords as the server hashes them, at next to no cost: those of tests guard nothing, and each sign-in would take 25 ms of computing.
import { createPasswords } from '#server/parts/sign-in/passwords.ts'

export const quickPasswords = () =>
  createPasswords({ cost: { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } })
