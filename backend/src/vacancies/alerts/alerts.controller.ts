import { Body, Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { Client, type ClientInfo } from '../../auth/client.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import { Public } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { AlertLinks } from './alert-links.js';
import { AlertRequest, AlertResponse, AlertTokenRequest } from './alert.dto.js';
import { AlertsService } from './alerts.service.js';
import { SubscribeToAlert } from './subscribe-to-alert.js';

@ApiTags('alerts')
@Controller('alerts')
export class AlertsController {
  constructor(
    private readonly alerts: AlertsService,
    private readonly links: AlertLinks,
    private readonly subscription: SubscribeToAlert,
  ) {}

  /**
   * Subscribes an address to new openings of a search. The answer is the same for any address. A message asks its
   * owner to confirm; nothing else is sent before.
   */
  @Post()
  @Idempotent()
  @Public()
  @Refuses('too_many_requests')
  @HttpCode(202)
  subscribeToAlert(@Body() request: AlertRequest, @Client() { ip }: ClientInfo): Promise<void> {
    return this.subscription.execute(request, ip);
  }

  /** Confirms with the token of the message. A second time changes nothing. */
  @Action('confirm')
  @Public()
  @Refuses('alert_exists', 'alert_gone', 'alert_limit')
  confirmAlert(@Body() { token }: AlertTokenRequest): Promise<AlertResponse> {
    return this.alerts.confirm(token);
  }

  /**
   * For people whose mail program opens the address instead of calling it: the page with the button. It is an address of
   * the site and no operation of the API, so that the document has the call alone.
   */
  @Get('unsubscribe')
  @Public()
  @Redirect()
  @ApiExcludeEndpoint()
  unsubscribePage(@Query() { token }: AlertTokenRequest): { url: string; statusCode: number } {
    return { url: this.links.unsubscribePage(token), statusCode: 303 };
  }

  /** Ends the alert; also as mail programs call it (RFC 8058): the address alone counts, not what is sent to it. */
  @Post('unsubscribe')
  @Public()
  @Refuses('alert_gone', 'validation_failed')
  @HttpCode(204)
  unsubscribeFromAlert(@Query() { token }: AlertTokenRequest): Promise<void> {
    return this.alerts.unsubscribe(token);
  }

  /** Takes an unsubscription back, for as long as the alert is kept. */
  @Action('resume')
  @Public()
  @Refuses('alert_exists', 'alert_gone', 'alert_limit')
  resumeAlert(@Body() { token }: AlertTokenRequest): Promise<AlertResponse> {
    return this.alerts.resume(token);
  }
}
