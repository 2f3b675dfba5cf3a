/**
 * The first thing every command does. Only syntax that old Nodes understand, no imports: a Node that is too
 * old must get this one line, not a SyntaxError.
 */
var REQUIRED = [20, 19];

/** Ends the process with one clear line when this Node is older than package.json's `engines` allows. */
export function requireSupportedNode() {
  var parts = process.versions.node.split('.').map(Number);
  if (parts[0] > REQUIRED[0] || (parts[0] === REQUIRED[0] && parts[1] >= REQUIRED[1])) return;
  process.stderr.write(
    'Node ' +
      process.versions.node +
      ' is not supported: install Node ' +
      REQUIRED.join('.') +
      ' or newer.\n',
  );
  process.exit(1);
}
