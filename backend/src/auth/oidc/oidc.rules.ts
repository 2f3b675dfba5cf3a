import type { StaffRole } from '@hiring/contract';
import type { ErrorCode } from '../../platform/errors/error-catalogue.js';

/** What a provider says of who came, by its ID token and its userinfo. */
export interface OidcPerson {
  sujeto: string;
  correo: string | null;
  /** The provider vouches that the address is the person's. */
  verificado: boolean;
  grupos: string[];
  /** The person proved two factors there. */
  dosFactores: boolean;
  /** When the person last proved anything there; null: it does not say. */
  autenticadoAt: Date | null;
  /** The provider's name of its session. */
  sid: string | null;
}

/** What a trial showed to the administrator who ran it. */
export interface OidcTrial {
  /** Code of the error; null: it came back. */
  error: ErrorCode | null;
  /** What is wrong, for administrators; null: the error says all that is known. */
  causa: string | null;
  correo: string | null;
  verificado: boolean;
  sujeto: string | null;
  grupos: string[];
  dosFactores: boolean;
}

type Claims = Readonly<Record<string, unknown>>;

export interface GroupRules {
  grupos_claim: string | null;
  grupo_admin: string | null;
  grupo_rrhh: string | null;
  grupo_responsable: string | null;
}

const TEXT_MAX = 320;

/** RFC 8176, and what providers call the same. */
const TWO_FACTORS_ACR: readonly unknown[] = [
  'mfa',
  'phr',
  'phrh',
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
];

/** PostgreSQL stores no NUL. */
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= TEXT_MAX && !value.includes('\0')
    ? value
    : null;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => text(one) ?? []);

/** Booleans of JSON, and as some providers write them. */
const isTrue = (value: unknown): boolean => [true, 'true', 1, '1'].includes(value as string);

/** `xms_edov` is how Microsoft Entra says that the owner of the domain confirmed the address. */
const vouches = ({ email_verified, xms_edov }: Claims): boolean => isTrue(email_verified) || isTrue(xms_edov);

/** Whether these claims vouch for this address. Another address may stand in the others, which says nothing of this one. */
const vouchesFor = (address: string | null, claims: Claims): boolean =>
  address !== null && text(claims['email'])?.toLowerCase() === address.toLowerCase() && vouches(claims);

/**
 * @param signed claims of the ID token
 * @param more claims of userinfo, for what the ID token does not say
 * @returns null: its subject is none, or longer than the protocol allows
 */
export function toPerson(signed: Claims, groupsClaim: string | null, more: Claims = {}): OidcPerson | null {
  const claims = { ...more, ...signed };
  const { amr, acr, auth_time, sid } = claims;
  const sujeto = text(claims['sub']);
  if (!sujeto) return null;
  const correo = text(claims['email']);
  return {
    sujeto,
    correo,
    verificado: vouchesFor(correo, signed) || vouchesFor(correo, more),
    grupos: groupsClaim ? texts(claims[groupsClaim]) : [],
    dosFactores: texts(amr).includes('mfa') || TWO_FACTORS_ACR.includes(acr),
    autenticadoAt: typeof auth_time === 'number' ? new Date(auth_time * 1000) : null,
    sid: text(sid),
  };
}

/** The role that the groups give; null: groups decide nothing; `none`: the person is in none of them. */
export function roleOfGroups(groups: readonly string[], rules: GroupRules): StaffRole | 'none' | null {
  if (!rules.grupos_claim) return null;
  if (rules.grupo_admin && groups.includes(rules.grupo_admin)) return 'admin';
  if (rules.grupo_rrhh && groups.includes(rules.grupo_rrhh)) return 'rrhh';
  return rules.grupo_responsable && groups.includes(rules.grupo_responsable) ? 'responsable' : 'none';
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/**
 * Whom a verified logout token is about (OpenID Connect Back-Channel Logout 1.0, 2.6); null: it is no logout token.
 */
export function toLogout(
  claims: Readonly<Record<string, unknown>>,
): { sujeto: string | null; sid: string | null } | null {
  const { events, nonce, sub, sid } = claims;
  const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
  const about = { sujeto: text(sub), sid: text(sid) };
  return isLogout && nonce === undefined && (about.sujeto ?? about.sid) !== null ? about : null;
}
