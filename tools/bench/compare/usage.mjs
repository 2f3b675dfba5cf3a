/**
 * Loaded into each measured process: tells the processor time that it has used when asked. A server written by hand loads
 * it after its order has come, because the first listener gets the messages that wait.
 */
process.on('message', (/** @type {{ ask?: string }} */ message) => {
  if (message.ask === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
