import { ApiHideProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';

/** The dialect of ra-data-simple-rest, in JSON texts. `@ApiList` describes what each list takes. */
export class ListQueryDto {
  @ApiHideProperty()
  @IsOptional()
  @IsString()
  range?: string;

  @ApiHideProperty()
  @IsOptional()
  @IsString()
  sort?: string;

  @ApiHideProperty()
  @IsOptional()
  @IsString()
  filter?: string;

  @ApiHideProperty()
  @IsOptional()
  @IsString()
  cursor?: string;

  @ApiHideProperty()
  @IsOptional()
  @IsString()
  limit?: string;
}
