import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../platform/auth/decorators.js';
import { CompanyInfo, toCompanyInfo } from './config.dto.js';
import { ConfigService } from './config.service.js';

@ApiTags('config')
@Controller('config')
export class ConfigController {
  constructor(private readonly config: ConfigService) {}

  /** The company's public details. */
  @Get('company')
  @Public()
  async company(): Promise<CompanyInfo> {
    return toCompanyInfo((await this.config.get()).company_info);
  }
}
