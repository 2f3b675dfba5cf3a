import { IsOptional, IsString } from 'class-validator';
import { Example } from '../../platform/openapi/field.js';

/** As Meta asks whether an address for notices is ours. */
export class VerificationQuery {
  /** `subscribe`. */
  @Example('subscribe')
  @IsOptional()
  @IsString()
  'hub.mode'?: string;

  /** The word of the settings. */
  @Example('~palabra-de-verificacion')
  @IsOptional()
  @IsString()
  'hub.verify_token'?: string;

  /** What is answered. */
  @Example('1158201444')
  @IsOptional()
  @IsString()
  'hub.challenge'?: string;
}
