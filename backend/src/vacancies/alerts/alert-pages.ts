import type { AlertAction, AlertAnswer, AlertForm, VacancyCriteria } from '@hiring/contract/web';
import { inLanguageAsked } from '../../platform/http/language/language.js';
import { Injectable } from '@nestjs/common';
import { DepartmentsService } from '../../departments/departments.service.js';
import { pageOutcome } from '../../platform/errors/page-outcome.js';
import { checkedForm } from '../../platform/http/validation/checked-form.js';
import { AlertRequest, type AlertResponse } from './alert.dto.js';
import type { AlertPurpose } from './alert-links.js';
import { AlertsService } from './alerts.service.js';
import { canonical, type CriterionInWords, inWords } from './criteria.rules.js';
import { SubscribeToAlert } from './subscribe-to-alert.js';

/** Actions of the alert pages; errors are returned, so that a page can show them. */
@Injectable()
export class AlertPages {
  constructor(
    private readonly alerts: AlertsService,
    private readonly subscribeToAlert: SubscribeToAlert,
    private readonly departments: DepartmentsService,
  ) {}

  /** A search as an alert would take it. */
  async words(search: VacancyCriteria): Promise<CriterionInWords[]> {
    const name = await this.departments.namer();
    return inLanguageAsked(() => inWords(canonical(search), name));
  }

  find(purpose: AlertPurpose, token: string): Promise<AlertResponse | null> {
    return this.alerts.find(purpose, token);
  }

  /** The search comes from a URL, which is user input: invalid conditions are dropped. */
  subscribe({ criterios, ...form }: AlertForm, ip: string): Promise<AlertAnswer> {
    return pageOutcome(async () => {
      const request = await checkedForm(AlertRequest, { ...form, criterios: {} });
      await this.subscribeToAlert.execute({ ...request, criterios }, ip);
    });
  }

  act(action: AlertAction, token: string): Promise<AlertAnswer> {
    return pageOutcome(async () => {
      switch (action) {
        case 'confirmar':
          await this.alerts.confirm(token);
          return;
        case 'baja':
          await this.alerts.unsubscribe(token);
          return;
        case 'reactivar':
          await this.alerts.resume(token);
      }
    });
  }
}
