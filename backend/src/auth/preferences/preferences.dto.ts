import { LIST_LAYOUTS, type ListLayout } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

/** How the person who is signed in likes to work. */
export class PreferencesResponse {
  /** The list of applications as cards, a table or a compact table; null: by the width of the screen. */
  @ApiProperty({ enum: LIST_LAYOUTS, nullable: true, type: String })
  vista_candidaturas: ListLayout | null;
}

export class PreferencesRequest {
  /** How the applications are shown. */
  @IsOptional()
  @IsIn(LIST_LAYOUTS, { message: 'La vista no es válida' })
  @ApiProperty({ enum: LIST_LAYOUTS, nullable: true, required: false, type: String })
  vista_candidaturas?: ListLayout | null;
}
