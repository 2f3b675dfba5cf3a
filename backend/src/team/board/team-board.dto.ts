import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { BoardColumnQuery } from '../../candidates/applications/board/board.dto.js';
import { Example } from '../../platform/openapi/field.js';
import { TeamApplication } from '../own/team.dto.js';

export class TeamBoardQuery {
  /** The opening whose board it is. */
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante: string;
}

export class TeamColumnQuery extends IntersectionType(
  TeamBoardQuery,
  PickType(BoardColumnQuery, ['etapa', 'estado', 'fase', 'cursor'] as const),
) {}

/** A page of a column of an opening's board. */
export class TeamBoardPage {
  /** Newest first. */
  @ApiProperty({ type: [TeamApplication] })
  tarjetas: TeamApplication[];
  /** `cursor` of the next page; null: this is the last one. */
  @Example('WyIyMDI3LTAzLTAxIl0') siguiente: string | null;
}
