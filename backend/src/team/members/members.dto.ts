import { TEAM_PARTS, type TeamPart } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsString } from 'class-validator';
import { Example, Id, Instant, Word } from '../../platform/openapi/field.js';
import { ProposalResponse } from '../own/team.dto.js';

export class TeamMemberRequest {
  /** What they do on the team. */
  @Word(TEAM_PARTS, { message: 'Elige qué hace en el equipo' })
  papel: TeamPart;
}

/** Somebody of the team of a vacancy. */
export class TeamMember {
  /** Id of the account. */ @Id() usuario_id: string;
  /** Name. */ @Example('Jordi Puig') nombre: string;
  /** What they do on the team; null: they are on it by the department. */ @Word(TEAM_PARTS)
  papel: TeamPart | null;
}

export class UserDepartments {
  /** Codes of departments: the account is on the team of each of their vacancies. */
  @Example(['chofer', 'mantenimiento'])
  @IsArray({ message: 'Elige los departamentos' })
  @ArrayMaxSize(50, { message: 'Son demasiados departamentos' })
  @ArrayUnique({ message: 'Cada departamento, una vez' })
  @IsString({ each: true, message: 'Elige los departamentos' })
  departamentos: string[];
}

/** Whether somebody of the team has looked at an application. */
export class TeamLook {
  /** Id of the account. */ @Id() usuario_id: string;
  /** Name. */ @Example('Jordi Puig') nombre: string;
  /** ISO 8601 instant at which they opened it first; null: not yet. */ @Instant() vista_at: string | null;
  /** Whether they have had more than two working days for it. */ tarde: boolean;
}

/** What the team of its vacancy has to do with an application. */
export class ApplicationTeam {
  /** Managers of the team. */ @ApiProperty({ type: [TeamLook] }) equipo: TeamLook[];
  /** What they propose, the newest first. */ @ApiProperty({ type: [ProposalResponse] })
  propuestas: ProposalResponse[];
}

/** A proposal that waits for human resources. */
export class WaitingProposal extends ProposalResponse {
  /** Id of the person. */ @Id() candidato_id: string;
  /** Name of the person. */ @Example('Núria Vidal Roca') persona: string;
  /** Title of the vacancy. */ @Example('Mecánico de camiones') vacante_titulo: string | null;
}
