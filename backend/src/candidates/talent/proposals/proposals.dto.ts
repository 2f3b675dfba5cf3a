import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

const TOKEN_INVALID = { message: 'El enlace no es válido' };

/** The token of the link in an invitation. */
export class ProposalTokenRequest {
  @MaxLength(200, TOKEN_INVALID)
  @IsString(TOKEN_INVALID)
  @IsNotEmpty(TOKEN_INVALID)
  token: string;
}
