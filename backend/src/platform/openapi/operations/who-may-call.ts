import { API_KEY_PERMISSIONS, ROLES, type Role } from '@hiring/contract';
import { type Permission, permissionsOf } from '../../auth/permissions.js';
import { type ApiDocument, type Operation, routesOf } from '../document-shape.js';

/** The ways to authenticate a request; the schemes are the document's `securitySchemes`. */
const SIGNED_IN: Record<string, string[]>[] = [{ cookie: [] }, { bearer: [] }];

function schemesFor(permission: Permission, operation: Operation): Operation['security'] {
  return API_KEY_PERMISSIONS.includes(permission) && !operation['x-people-only']
    ? [...SIGNED_IN, { api_key: [] }]
    : SIGNED_IN;
}

/**
 * Adds who may call each operation, from its `@Requires(…)`: a handler without one is `@Public()`, or a spec fails.
 * Also splits the comment of a handler into a summary and a description.
 */
export function sayWhoMayCall(document: ApiDocument): void {
  for (const { operation } of routesOf(document)) {
    const permission = operation['x-permission'] as Permission | undefined;
    const ownScheme = operation.security ?? [];
    const ofKeys = operation['x-key-permission'] as Permission | undefined;
    operation.security = permission ? schemesFor(ofKeys ?? permission, operation) : ownScheme;
    const text = operation.description ?? operation.summary ?? '';
    operation.summary = firstSentence(text);
    operation.description = [
      text,
      ownScheme.length > 0 ? '' : audience(permission),
      ofKeys ? `API keys: permission \`${ofKeys}\`.` : '',
    ]
      .filter(Boolean)
      .join('\n\n');
  }
}

export function rolesWith(permission: Permission): Role[] {
  return ROLES.filter((role) => permissionsOf(role).has(permission));
}

function audience(permission: Permission | undefined): string {
  if (!permission) return 'Anyone may call it, signed in or not.';
  const roles = rolesWith(permission);
  const who =
    roles.length === ROLES.length ? 'Anyone who is signed in' : `Accounts of ${roles.join(' and ')}`;
  return `${who}: permission \`${permission}\`.`;
}

/** The longest text that a list of operations shows on one line. */
function firstSentence(text: string): string {
  const [sentence = ''] = text.split(/(?<=[.:;])\s/);
  const line = sentence.replace(/[.:;]$/, '');
  return line.length <= 120 ? line : `${line.slice(0, 117).replace(/\s+\S*$/, '')}…`;
}

export const isClosed = (operation: Operation): boolean => operation['x-permission'] !== undefined;
