import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { Example } from '../../platform/openapi/field.js';

export class FacetsQueryDto {
  /**
   * Conditions by name, as in the list; texts may be lists of texts.
   * @example "{\"departamento\":[\"chofer\"]}"
   */
  @IsOptional()
  @IsString()
  filter?: string;
}

export class FacetOption {
  /** What a filter takes. */ @Example('mantenimiento') value: string;
  /** For people. */ @Example('Mantenimiento') label: string;
  /** Open vacancies with this value that meet every other condition. */ count: number;
}

/** Number of open vacancies for each filter value; a filter's own choice does not narrow its counts. */
export class VacancyFacets {
  /** Open vacancies that meet all conditions. */ total: number;
  /** Code of department. */ @ApiProperty({ type: [FacetOption] }) departamento: FacetOption[];
  /** The most frequent places. */
  @ApiProperty({ type: [FacetOption] })
  ubicacion: FacetOption[];
  /** Kind of contract. */ @ApiProperty({ type: [FacetOption] }) tipo_contrato: FacetOption[];
  /** Working hours. */ @ApiProperty({ type: [FacetOption] }) jornada: FacetOption[];
  /** The most frequent tags. */
  @ApiProperty({ type: [FacetOption] })
  tags: FacetOption[];
  /** Asking for at least so many years. */
  @ApiProperty({ type: [FacetOption] })
  experiencia_min: FacetOption[];
  /** Paying at least so many euros a year. */
  @ApiProperty({ type: [FacetOption] })
  salario_min: FacetOption[];
  /** Featured ones. */ destacada: number;
}
