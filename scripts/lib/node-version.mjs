/**
 * Runs first in every command. Only old syntax and no imports: an old Node must print this one line, not a
 * SyntaxError.
 */
var REQUIRED = [20, 19];

/** Exits with one clear line when this Node is older than package.json's `engines`. */
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
