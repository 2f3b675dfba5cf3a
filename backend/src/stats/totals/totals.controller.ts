import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../platform/auth/decorators.js';
import { ApplicationStatistics, SystemStatistics, VacancyStatistics } from './totals.dto.js';
import { TotalsService } from './totals.service.js';

@ApiTags('stats')
@Controller('stats')
export class TotalsController {
  constructor(private readonly totals: TotalsService) {}

  /** Vacancies by estado, and the applications they have received. */
  @Get('vacancies')
  @Requires('stats:read_all')
  getVacancyStats(): Promise<VacancyStatistics> {
    return this.totals.vacancies();
  }

  /** Applications by stage. */
  @Get('applications')
  @Requires('stats:read_all')
  getApplicationStats(): Promise<ApplicationStatistics> {
    return this.totals.applications();
  }

  /** Accounts, vacancies, applications and departments. */
  @Get('system')
  @Requires('stats:read_all')
  getSystemStats(): Promise<SystemStatistics> {
    return this.totals.system();
  }
}
