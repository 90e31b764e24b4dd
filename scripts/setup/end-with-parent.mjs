// Loaded before a command that was handed over: when whoever started it is gone, killed or crashed, it ends as if it had
// been told to. Without it a server would go on alone, with the port and the store.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// It alone keeps no command running.
process.channel?.unref()
