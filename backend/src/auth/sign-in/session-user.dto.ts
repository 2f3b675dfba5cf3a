import { type Language, LANGUAGES, type Role, ROLES, TIME_ZONES, type TimeZone } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Email, Example, Id, Word } from '../../platform/openapi/field.js';
import { permissionsOf } from '../../platform/auth/permissions.js';
import type { ApplicationStatus, Badges } from '../account-hooks.js';
import { displayName, homeOf } from '../accounts/account.rules.js';
import { ENROLMENT_PAGE, WHILE_ENROLLING } from '../second-factor/enrolment.rules.js';
import type { User } from '../user.entity.js';

/** Who is signed in. */
export class SessionUser {
  /** Id. */ @Id() id: string;
  /** E-mail address. */ @Email() email: string;
  /** First name. */ @Example('Núria') nombre: string | null;
  /** Family names. */ @Example('Vidal Roca') apellidos: string | null;
  /** The name to greet with. */ @Example('Núria Vidal') display_name: string;
  /** Role of the account. */ @Word(ROLES) role: Role;
  /** Whether the address has been confirmed. */ email_verified: boolean;
  /** The badge of the navbar; null without an application. */
  @ApiProperty({ enum: ['aprobada', 'entrevista', 'rechazada', 'en_revision'], type: String, nullable: true })
  application_status: ApplicationStatus | null;
  /** Notifications of the portal that the person has not read; 100 stands for that many or more. */
  unread_notifications: number;
  /** Where this person lands after signing in. */ @Example('/portal-candidato') home: string;
  /** The settings demand a second factor that this account has yet to set up: nothing else is open to it. */
  second_factor_setup: boolean;
  /** How the installation writes dates and numbers; texts are Spanish. */
  @Word(LANGUAGES) language: Language;
  /** The zone in which instants are shown. */
  @Word(TIME_ZONES) timezone: TimeZone;
  /** What this person may do, as permission words. */ @Example(['vacancies:read_all']) permissions: string[];
}

/** The session of the asking browser. */
export class CurrentSessionResponse {
  /** Null when nobody is signed in. */
  @ApiProperty({ type: () => SessionUser, nullable: true })
  user: SessionUser | null;
}

export class SessionResponse {
  /** The account. */ user: SessionUser;
}

/** Tokens for programs, which keep them themselves. */
export class TokenResponse {
  /** Always `Bearer`. */ @Word(['Bearer']) token_type: 'Bearer';
  /** For `Authorization: Bearer`. */
  @Example('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIzZjBiIn0.Zb1nT4cLwA') access_token: string;
  /** For POST /auth/refresh; each use gives a new one. */
  @Example('y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR') refresh_token: string;
  /** Seconds that the access token is good for. */ expires_in: number;
  /** The account. */ user: SessionUser;
}

export function toSessionUser(
  user: Pick<User, 'id' | 'email' | 'nombre' | 'apellidos' | 'role' | 'email_verified_at'>,
  { status, unread }: Badges,
  { enrolling, language, timezone }: Pick<SessionUser, 'language' | 'timezone'> & { enrolling: boolean },
): SessionUser {
  return {
    id: user.id,
    email: user.email,
    nombre: user.nombre,
    apellidos: user.apellidos,
    display_name: displayName(user),
    role: user.role,
    email_verified: user.email_verified_at !== null,
    application_status: status,
    unread_notifications: unread,
    home: enrolling ? ENROLMENT_PAGE : homeOf(user.role),
    second_factor_setup: enrolling,
    language,
    timezone,
    permissions: [...(enrolling ? WHILE_ENROLLING : permissionsOf(user.role))],
  };
}
