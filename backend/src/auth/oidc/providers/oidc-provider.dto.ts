import { OIDC_PROVIDERS, STAFF_ROLES, type StaffRole } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { Example, Id, Instant, RequiredText, Text, Version, Whole } from '../../../platform/openapi/field.js';
import { Trim } from '../../../platform/http/validation/trim.js';
import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { type OidcTrial, roleOfGroups } from '../oidc.rules.js';
import type { OidcProvider } from '../oidc-provider.entity.js';

const NAME_MAX = 60;
const ISSUER_MAX = 300;
const CLIENT_MAX = 200;
const SECRET_MAX = 500;
const GROUP_MAX = 200;

/** The addresses to register at the provider. */
export interface OidcAddresses {
  redirect_uri: string;
  logout_uri: string;
}

export class OidcProviderResponse {
  /** Id. */ @Id() id: string;
  /** Place among the buttons of the sign-in page. */ @Whole(1, OIDC_PROVIDERS) posicion: number;
  /** What the button says after "Entrar con". */ @Example('Microsoft') nombre: string;
  /** Issuer, as its discovery document names it. */
  @Example('https://login.microsoftonline.com/0c7a5c1e/v2.0') emisor: string;
  /** Client id. */ @Example('5a0f4c7e-fleet-hiring') cliente_id: string;
  /** Claim with the groups; null: groups decide nothing. */ @Example('groups') grupos_claim: string | null;
  /** Group whose members are administrators. */ @Example('rrhh-administracion') grupo_admin: string | null;
  /** Group whose members are HR. */ @Example('rrhh') grupo_rrhh: string | null;
  /** Group whose members are managers; null: none is. */ @Example('responsables') grupo_responsable:
    | string
    | null;
  /** Switched on: its button is on the sign-in page. */ activo: boolean;
  /** Instant of the last trial that came back with these settings; null: none. */
  @Instant() probado_at: string | null;
  /** False: its secret was encrypted with a key that is no longer given; enter it again. */ legible: boolean;
  /** Redirect address to register at the provider. */
  @Example('https://empleo.example.com/api/auth/oidc/3f0b/callback') redirect_uri: string;
  /** Back-channel logout address to register at the provider. */
  @Example('https://empleo.example.com/api/auth/oidc/3f0b/backchannel-logout') logout_uri: string;
  @Version() version: number;
}

export class SaveOidcProviderRequest {
  /** What the button says after "Entrar con". */
  @Example('Microsoft')
  @Trim()
  @RequiredText(NAME_MAX, 'El nombre', { message: 'Escribe el nombre' })
  nombre: string;

  /** Issuer, as its discovery document names it: https. */
  @Example('https://login.microsoftonline.com/0c7a5c1e/v2.0')
  @Trim()
  @RequiredText(ISSUER_MAX, 'El emisor', { message: 'Escribe el emisor' })
  emisor: string;

  /** Client id. */
  @Example('5a0f4c7e-fleet-hiring')
  @Trim()
  @RequiredText(CLIENT_MAX, 'El identificador de cliente', { message: 'Escribe el identificador de cliente' })
  cliente_id: string;

  /** Client secret: kept encrypted, and never answered. Absent in a change: it stays. */
  @Example('~secreto-de-cliente')
  @IsOptional()
  @Trim()
  @RequiredText(SECRET_MAX, 'El secreto', { message: 'Escribe el secreto' })
  secreto?: string;

  /** Claim with the groups: with both groups, or without any. */
  @Example('groups')
  @IsOptional()
  @Trim()
  @Text(GROUP_MAX, 'El atributo')
  grupos_claim?: string;

  /** Group whose members are administrators. */
  @Example('rrhh-administracion')
  @IsOptional()
  @Trim()
  @Text(GROUP_MAX, 'El grupo')
  grupo_admin?: string;

  /** Group whose members are HR. */
  @Example('rrhh')
  @IsOptional()
  @Trim()
  @Text(GROUP_MAX, 'El grupo')
  grupo_rrhh?: string;

  /** Group whose members are managers; may be missing with the others there. */
  @Example('responsables')
  @IsOptional()
  @Trim()
  @Text(GROUP_MAX, 'El grupo')
  grupo_responsable?: string;
}

@Example({
  nombre: 'Microsoft',
  emisor: 'https://login.microsoftonline.com/0c7a5c1e/v2.0',
  cliente_id: '5a0f4c7e-fleet-hiring',
  grupos_claim: 'groups',
  grupo_admin: 'rrhh-administracion',
  grupo_rrhh: 'rrhh',
  grupo_responsable: 'responsables',
  activo: true,
  version: 1,
})
export class ChangeOidcProviderRequest extends SaveOidcProviderRequest {
  /** On the sign-in page: only after a trial with these settings. */
  @IsBoolean({ message: 'Elige si está encendido' })
  activo: boolean;

  /** Of the record that was read. */
  @Whole(1, 2_147_483_647, { message: 'La versión no es válida' })
  version: number;
}

export class OidcTripResponse {
  /** The provider's page: go there in the same browser. */
  @Example('https://login.microsoftonline.com/0c7a5c1e/oauth2/v2.0/authorize?client_id=5a0f') url: string;
}

export class OidcTrialResponse {
  /** What went wrong, to show; null: the trial came back. */
  @Example('El proveedor de identidad no responde.') error: string | null;
  /** Address that the provider gives. */ @Example('marc.puig@example.com') correo: string | null;
  /** The provider vouches for the address; without it nobody enters the first time. */ verificado: boolean;
  /** Subject: how the provider knows the person. */ @Example('248289761001') sujeto: string | null;
  /** Groups in the claim of the settings. */ @Example(['rrhh']) grupos: string[];
  /** Role that the groups give; null: they decide nothing, or give none. */
  @ApiProperty({ enum: STAFF_ROLES, type: String, nullable: true })
  rol: StaffRole | null;
  /** The provider says that two factors were proven. */ dos_factores: boolean;
}

export class OidcLastTrialResponse {
  /** Null: none in the last minutes. */
  @ApiProperty({ type: () => OidcTrialResponse, nullable: true })
  prueba: OidcTrialResponse | null;
}

export const toOidcProvider = (
  {
    secreto: _secret,
    secreto_clave: _key,
    created_at: _at,
    updated_at: _on,
    updated_by: _by,
    ...row
  }: OidcProvider,
  legible: boolean,
  addresses: OidcAddresses,
): OidcProviderResponse => ({
  ...row,
  probado_at: row.probado_at?.toISOString() ?? null,
  legible,
  ...addresses,
});

export function toOidcTrial(
  { error, causa, correo, verificado, sujeto, grupos, dosFactores }: OidcTrial,
  provider: OidcProvider,
): OidcTrialResponse {
  const role = roleOfGroups(grupos, provider);
  return {
    error: error && (causa ?? sentenceOf(error)),
    correo,
    verificado,
    sujeto,
    grupos,
    rol: role === 'none' ? null : role,
    dos_factores: dosFactores,
  };
}
