import { TEXT_CHANNELS, type TextChannel } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNumber, IsOptional, Matches, Max, Min } from 'class-validator';
import { OneLine } from '../../platform/http/validation/trim.js';
import { Decimal, Example, Text, Version, Whole, Word } from '../../platform/openapi/field.js';
import type { ChannelSettings } from './channel-settings.entity.js';

const URL_MAX = 300;
const ID_MAX = 40;
const SECRET_MAX = 1000;
const COST = { message: 'El coste va de 0 a 10 euros, con cuatro decimales como mucho' };
const DIGITS = { message: 'Es un número: solo cifras' };

export class ChannelResponse {
  /** Which channel. */ @Word(TEXT_CHANNELS) canal: TextChannel;
  /** Whether messages are sent by it; it is not shown anywhere while it is off. */ activo: boolean;
  /** Address of the provider's API; null: none yet. */ @Example('https://graph.facebook.com/v23.0') url:
    | string
    | null;
  /** WhatsApp: id of the phone number. */ @Example('106540352242922') numero_id: string | null;
  /** WhatsApp: id of the business account. */ @Example('102290129340398') cuenta_id: string | null;
  /** SMS: the registered sender. */ @Example('ZARVIA') alias: string | null;
  /** Whether a token is stored; it is never shown. */ tiene_token: boolean;
  /** Whether the secret that signs the provider's notices is stored. */ tiene_secreto: boolean;
  /** WhatsApp: whether the word by which Meta checks the address is stored. */ tiene_verificacion: boolean;
  /** Address for the provider's notices. */
  @Example('https://empleo.example.com/api/channels/whatsapp/events') direccion_avisos: string;
  /** Euros of a message. */ @Decimal() coste_mensaje: number;
  /** Messages a month; null: no limit. */ limite_mensual: number | null;
  /** Messages of this month. */ enviados_mes: number;
  /** Euros of this month. */ @Decimal() coste_mes: number;
  /** Why nothing can be sent now, to show; null: nothing is known. */
  @Example('WhatsApp no acepta el token.') fallo: string | null;
  @Version() version: number;
}

/** A secret that is absent stays; with another address it must be given again. */
@Example({
  activo: true,
  url: 'https://graph.facebook.com/v23.0',
  numero_id: '106540352242922',
  cuenta_id: '102290129340398',
  token: '~token-del-canal',
  secreto: '~secreto-de-los-avisos',
  verificacion: '~palabra-de-verificacion',
  coste_mensaje: 0.05,
  limite_mensual: 2000,
  version: 1,
})
export class SaveChannelRequest {
  /** Whether messages are sent by it. */
  @IsBoolean({ message: 'Elige si se usa' })
  activo: boolean;

  /** Address of the provider's API; empty: none. */
  @Example('https://graph.facebook.com/v23.0')
  @OneLine()
  @Text(URL_MAX, 'La dirección')
  url: string;

  /** WhatsApp: id of the phone number. */
  @Example('106540352242922')
  @IsOptional()
  @OneLine()
  @Text(ID_MAX, 'El número')
  @Matches(/^\d*$/, DIGITS)
  numero_id?: string;

  /** WhatsApp: id of the business account. */
  @Example('102290129340398')
  @IsOptional()
  @OneLine()
  @Text(ID_MAX, 'La cuenta')
  @Matches(/^\d*$/, DIGITS)
  cuenta_id?: string;

  /** SMS: the registered sender, 3 to 11 letters and digits. */
  @Example('ZARVIA')
  @IsOptional()
  @OneLine()
  @Text(11, 'El alias')
  @Matches(/^([A-Za-z0-9]{3,11})?$/, { message: 'El alias tiene de 3 a 11 letras y cifras, sin espacios' })
  alias?: string;

  /** Token of requests: kept encrypted, and never answered. */
  @Example('~token-del-canal')
  @IsOptional()
  @OneLine()
  @Text(SECRET_MAX, 'El token')
  token?: string;

  /** Secret that signs the provider's notices (WhatsApp: the app secret): kept encrypted, and never answered. */
  @Example('~secreto-de-los-avisos')
  @IsOptional()
  @OneLine()
  @Text(SECRET_MAX, 'El secreto')
  secreto?: string;

  /** WhatsApp: a word of your own, which is given to Meta with the address for notices. Kept encrypted. */
  @Example('~palabra-de-verificacion')
  @IsOptional()
  @OneLine()
  @Text(SECRET_MAX, 'La palabra')
  verificacion?: string;

  /** Euros of a message, by which the month is counted. */
  @Decimal()
  @ApiProperty({ minimum: 0, maximum: 10 })
  @IsNumber({ maxDecimalPlaces: 4 }, COST)
  @Min(0, COST)
  @Max(10, COST)
  coste_mensaje: number;

  /** Messages a month; null or absent: no limit. */
  @IsOptional()
  @Whole(1, 1_000_000, { message: 'El límite es un número de mensajes, desde 1' })
  limite_mensual?: number | null;

  /** Of the settings that were read. */
  @Whole(1, 2_147_483_647, { message: 'La versión no es válida' })
  version: number;
}

export class ChannelTrialResponse {
  /** Whether the provider answers and accepts the token. */ conectado: boolean;
  /** How the trial ended, to show. */ @Example('Conectado con «Zarvia» (+34 930 000 000).') detalle: string;
}

export const toChannelResponse = (
  row: ChannelSettings,
  used: { enviados: number; coste: number } | null,
  appUrl: string,
): ChannelResponse => ({
  canal: row.canal,
  activo: row.activo,
  url: row.url,
  numero_id: row.numero_id,
  cuenta_id: row.cuenta_id,
  alias: row.alias,
  tiene_token: row.token_clave !== null,
  tiene_secreto: row.secreto_clave !== null,
  tiene_verificacion: row.verificacion_clave !== null,
  direccion_avisos: `${appUrl}/api/channels/${row.canal}/events`,
  coste_mensaje: row.coste_mensaje,
  limite_mensual: row.limite_mensual,
  enviados_mes: used?.enviados ?? 0,
  coste_mes: used?.coste ?? 0,
  fallo: row.fallo,
  version: row.version,
});
