// Processes on cores of their own, where the machine can do that.
import { spawnSync } from 'node:child_process'

/** Whether a process, with all its threads, runs on this core alone from now on. */
export const pinTo = (pid: number, core: number): boolean =>
  spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)]).status === 0
