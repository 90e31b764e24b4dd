// LOST: this file was overwritten by accident at 09:26 during the work on scripts/. Its author: please write it again.
throw new Error('vite.config.ts (born 09:14) was overwritten by accident at 09:26 and could not be recovered: write it again')
