import { PASSKEY_LIMITS } from '@hiring/contract';
import { IsOptional, Matches } from 'class-validator';
import { Example, Id, Instant, RequiredText } from '../../platform/openapi/field.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import { applyDecorators } from '@nestjs/common';
import type { Passkey } from './passkey.entity.js';

const REFUSED = { message: 'La llave de acceso no es válida' };
const NAME_REQUIRED = { message: 'Escribe un nombre' };
const ID_MAX = 1400;
const DATA_MAX = 16_000;

/** Bytes as browsers write them. */
const Bytes = (max: number): PropertyDecorator =>
  applyDecorators(
    RequiredText(max, REFUSED),
    Matches(/^[\w-]+$/, REFUSED),
    Example('y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR'),
  );

export class PasskeyResponse {
  /** Id. */ @Id() id: string;
  /** As its owner calls it. */ @Example('Móvil') nombre: string;
  /** When it was added. */ @Instant() created_at: string;
  /** Instant of the last sign-in with it; null: none. */ @Instant() usada_at: string | null;
}

/** What a browser needs to sign in with a passkey. */
export class PasskeyEntryOptions {
  /** Challenge to sign, base64url; good once. */ @Example('AAABmZ3k0uRq') challenge: string;
  /** Site of the passkeys: the host of the installation. */ @Example('empleo.example.com') rp_id: string;
}

/** What a browser needs to add a passkey. */
export class PasskeyAddOptions extends PasskeyEntryOptions {
  /** Name of the site. */ @Example('Empleo en Ejemplo') rp_name: string;
  /** The account, base64url. */ @Example('M2YwYg') user_id: string;
  /** Its address, by which the authenticator lists it. */ @Example('nuria.vidal@example.com')
  user_name: string;
  /** Credentials that the account has already. */ @Example(['y1uG5vX0b8lq']) exclude: string[];
}

/** A credential's answer to a challenge, as `navigator.credentials.get` gives it, in base64url. */
export class PasskeyEntryRequest {
  /** Credential id. */ @Bytes(ID_MAX) id: string;
  /** `clientDataJSON`. */ @Bytes(DATA_MAX) client_data: string;
  /** `authenticatorData`. */ @Bytes(DATA_MAX) authenticator_data: string;
  /** Signature. */ @Bytes(DATA_MAX) signature: string;
  /** `userHandle`. */
  @IsOptional()
  @Bytes(ID_MAX)
  user_handle?: string;
}

/** Another name for a passkey. */
export class RenamePasskeyRequest {
  /** As its owner calls it. */
  @Example('Móvil')
  @TrimLine()
  @RequiredText(PASSKEY_LIMITS.name, 'El nombre', NAME_REQUIRED)
  nombre: string;
}

/** A new credential, as `navigator.credentials.create` gives it, in base64url. */
export class AddPasskeyRequest extends RenamePasskeyRequest {
  /** Credential id. */ @Bytes(ID_MAX) id: string;
  /** `clientDataJSON`. */ @Bytes(DATA_MAX) client_data: string;
  /** `attestationObject`. */ @Bytes(DATA_MAX) attestation_object: string;
}

export const toPasskey = ({ id, nombre, created_at, usada_at }: Passkey): PasskeyResponse => ({
  id,
  nombre,
  created_at: created_at.toISOString(),
  usada_at: usada_at?.toISOString() ?? null,
});
