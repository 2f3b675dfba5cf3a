import {
  CHANNEL_CONSENT_SOURCES,
  type ChannelConsentSource,
  TEXT_CHANNELS,
  type TextChannel,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Example, Instant, Word } from '../../platform/openapi/field.js';

const YES_OR_NO = { message: 'Este campo debe ser verdadero o falso' };

export class ChannelConsentRequest {
  /** Whether the person takes messages by it. */
  @IsBoolean(YES_OR_NO)
  acepta: boolean;
}

export class OwnChannelConsentRequest extends ChannelConsentRequest {
  /** Which channel. */
  @Word(TEXT_CHANNELS, { message: 'El canal no es válido' })
  canal: TextChannel;
}

/** Whether a person takes messages by a channel. */
export class ChannelConsentResponse {
  /** Which channel. */ @Word(TEXT_CHANNELS) canal: TextChannel;
  /** Whether they do; null: nobody has said. */
  @ApiProperty({ type: Boolean, nullable: true }) acepta: boolean | null;
  /** Where that comes from; null: nobody has said. */
  @ApiProperty({ enum: CHANNEL_CONSENT_SOURCES, nullable: true, type: String })
  origen: ChannelConsentSource | null;
  /** Instant at which it was said. */ @Instant() decidido_at: string | null;
  /** Who of human resources wrote it down. Staff only. */ @Example('Marta Soler') decidido_por:
    | string
    | null;
  /** Whether human resources may change it: what the person has ended themselves they may not. */
  rrhh_puede_cambiar: boolean;
}
