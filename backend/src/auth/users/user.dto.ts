import { AccountEmail, OptionalPassword } from '../account-fields.js';
import {
  LIMITS,
  ROLES,
  type Role,
  STAFF_ROLES,
  type StaffRole,
  USER_ACTIONS,
  USER_STATUSES,
  type UserAction,
  type UserStatus,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  Email,
  Example,
  Id,
  Instant,
  RequiredText,
  Text,
  Word,
  Words,
} from '../../platform/openapi/field.js';
import { Trim } from '../../platform/http/validation/trim.js';
import { deviceOf } from '../sign-in/device.rules.js';
import { PASSWORD_TOO_LONG } from '../passwords/password.rules.js';
import type { OwnSessionRow } from '../sessions/sessions.repository.js';
import { actionsOn, NAMES_REQUIRED } from './user-admin.rules.js';
import type { UserRecord } from './user-list.repository.js';

const ROLE_INVALID = { message: 'Elige un rol' };
const STATUS_INVALID = { message: 'El estado no es válido' };
const DEPARTMENT_REQUIRED = { message: 'El departamento es obligatorio' };
const POSITION_REQUIRED = { message: 'La posición es obligatoria' };
const CODE_CHARACTERS = 120;

@Example({
  role: 'rrhh',
  email: 'marc.puig@example.com',
  nombre: 'Marc',
  apellidos: 'Puig Serra',
  departamento: 'oficina',
  posicion: 'rrhh',
  invitar: true,
})
export class CreateUserRequest {
  /** E-mail address. */
  @AccountEmail()
  email: string;

  /** First name. */
  // The rules check absent or blank values, in their order.
  @Example('Núria')
  @Trim()
  @IsOptional()
  @Text(
    LIMITS.name,
    { message: `El nombre no puede tener más de ${LIMITS.name} caracteres` },
    { message: NAMES_REQUIRED },
  )
  nombre: string;

  /** Family names. */
  @Example('Vidal Roca')
  @Trim()
  @IsOptional()
  @Text(
    LIMITS.name,
    { message: `Los apellidos no pueden tener más de ${LIMITS.name} caracteres` },
    { message: NAMES_REQUIRED },
  )
  apellidos: string;

  /** Role of the account. */
  @Word(STAFF_ROLES, ROLE_INVALID) role: StaffRole;

  /** Code of a department that is offered for staff. */
  @Example('oficina')
  @RequiredText(CODE_CHARACTERS, DEPARTMENT_REQUIRED)
  departamento: string;

  /** Code of one of its positions. */
  @Example('rrhh')
  @RequiredText(CODE_CHARACTERS, POSITION_REQUIRED)
  posicion: string;

  /** True: no password is given; a message with a link, good once, lets the person choose one. */
  @IsOptional()
  @IsBoolean({ message: 'Elige cómo se entra por primera vez' })
  invitar?: boolean;

  /** Password. */
  @IsOptional()
  @OptionalPassword()
  password?: string;

  /** The same password again. */
  @Example('Una-clave-Larga-2026')
  @IsOptional()
  @IsString({ message: 'Repite la contraseña' })
  @MaxLength(LIMITS.passwordMax, { message: PASSWORD_TOO_LONG })
  confirmPassword?: string;
}

/** What is absent stays as it is. */
export class ChangeUserRequest {
  /** Role of the account. */
  @IsOptional()
  @Word(ROLES, ROLE_INVALID)
  role?: Role;

  /** Status: an inactive account cannot be signed in to. */
  @IsOptional()
  @Word(USER_STATUSES, STATUS_INVALID)
  status?: UserStatus;
}

/** An account: what somebody signs in with. */
export class UserResponse {
  /** Id. */ @Id() id: string;
  /** E-mail address. */ @Email() email: string;
  /** First name. */ @Example('Núria') nombre: string | null;
  /** Family names. */ @Example('Vidal Roca') apellidos: string | null;
  /** Role of the account. */ @Word(ROLES) role: Role;
  /** Code of department; null: no staff. */ @Example('mantenimiento') departamento: string | null;
  /** Code of position, or free text. */ @Example('mecanico') posicion: string | null;
  /** An inactive account cannot be signed in to. */
  @Word(USER_STATUSES) status: UserStatus;
  /** Whether the address has been confirmed. */ email_verified: boolean;
  /** False: an invitation waits for its answer, or the password was dropped with a promotion. */
  has_password: boolean;
  /** The second factor is on. */ two_factor: boolean;
  /** Browsers and programs that are signed in now. */ open_sessions: number;
  /** Record of the person as a candidate. */ @Id() candidate_id: string | null;
  /** Instant of the last sign-in; null when there was none. */ @Instant() last_sign_in_at: string | null;
  /** When it was made. */ @Instant() created_at: string;
  /** What the asking administrator may do with it now. */
  @Words(USER_ACTIONS) actions: UserAction[];
}

export class UserSession {
  /** Id. */ @Id() id: string;
  /** Browser and system, as far as they say so. */ @Example('Firefox en Linux') device: string;
  /** When it was made. */ @Instant() created_at: string;
  /** Instant of the last request. */ @Instant() last_seen_at: string;
}

export class UserDetailResponse extends UserResponse {
  /** The one used last first. */
  @ApiProperty({ type: [UserSession] })
  sessions: UserSession[];
}

export class CreatedUserResponse extends UserResponse {
  /** Fit to show. */ @Example('Guardado correctamente') message: string;
}

export function toUserResponse(record: UserRecord, actorId: string): UserResponse {
  const { activo, last_sign_in_at, created_at, ...rest } = record;
  return {
    ...rest,
    status: activo ? 'active' : 'inactive',
    last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    actions: actionsOn(record, actorId),
  };
}

export function toUserSession({ id, user_agent, created_at, last_seen_at }: OwnSessionRow): UserSession {
  return {
    id,
    device: deviceOf(user_agent),
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  };
}
