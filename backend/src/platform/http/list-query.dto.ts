import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';

/** The dialect of ra-data-simple-rest: three JSON texts. */
export class ListQueryDto {
  /**
   * Positions of the first and last row wanted, from 0: at most 100 rows.
   * @example "[0,24]"
   */
  @IsOptional()
  @IsString()
  range?: string;

  /**
   * Field and direction: `["field","ASC"]` or `["field","DESC"]`. Whoever names a field that the list does not have is
   * told which it has.
   */
  @IsOptional()
  @IsString()
  sort?: string;

  /**
   * Conditions by name; `id` takes a list of ids.
   * @example "{}"
   */
  @IsOptional()
  @IsString()
  filter?: string;

  /**
   * Where the page before ended, as its X-Next-Cursor said: the rows that follow, whatever was inserted or changed
   * meanwhile. Only with the same `sort` and `filter`, and without `range`.
   */
  @IsOptional()
  @IsString()
  cursor?: string;

  /** Rows of a page by cursor, 25 unless said; whoever asks for more than 100 gets 100. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 9_999_999, example: 100 })
  @IsOptional()
  @IsString()
  limit?: string;
}
