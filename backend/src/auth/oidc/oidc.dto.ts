import { isSiteLanguage, type SiteLanguage, SOURCE_LANGUAGE } from '@hiring/contract';
import { Transform } from 'class-transformer';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Example, Id, RequiredText } from '../../platform/openapi/field.js';

const PATH_CHARACTERS = 500;
/** Tokens are signed texts of a few hundred characters. */
const LOGOUT_CHARACTERS = 8000;
const PATH_INVALID = { message: 'La página de destino no es válida' };

/** A provider on the sign-in page. */
export class OpenOidcProvider {
  /** Id. */ @Id() id: string;
  /** What the button says after "Entrar con". */ @Example('Microsoft') nombre: string;
}

export class OidcStartQuery {
  /** Path of the site first asked for. */
  @IsOptional()
  @MaxLength(PATH_CHARACTERS, PATH_INVALID)
  @Matches(/^\/(?![\\/])[^\s\\]*$/, PATH_INVALID)
  next?: string;

  /** Language of the sign-in page; anything else is Spanish. */
  @Transform(({ value }) => (isSiteLanguage(value) ? value : SOURCE_LANGUAGE))
  @IsOptional()
  idioma?: SiteLanguage;
}

export class LogoutTokenRequest {
  /** Logout token of the provider. */
  @Example('eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIyNDgyODk3NjEwMDEifQ.c2ln')
  @RequiredText(LOGOUT_CHARACTERS, { message: 'El aviso de cierre de sesión no es válido.' })
  logout_token: string;
}
