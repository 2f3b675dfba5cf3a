import { IsNotEmpty } from 'class-validator';
import { Example, Text } from '../../../platform/openapi/field.js';

const TOKEN_INVALID = { message: 'El enlace no es válido' };

/** The token of the link in an invitation. */
export class ProposalTokenRequest {
  /** Token of the link in the message. */
  @Example('y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR')
  @Text(200, TOKEN_INVALID)
  @IsNotEmpty(TOKEN_INVALID)
  token: string;
}
