import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { PanelMailServer } from '../../config/panel-mail-server.js';
import { SmtpService } from '../../platform/mail/smtp.service.js';

const HOUR_MS = 60 * 60 * 1000;

/** Gives the mail server of the settings to who sends, and keeps its password under the current key. */
@Injectable()
export class UseMailServer implements OnModuleInit {
  constructor(
    private readonly smtp: SmtpService,
    private readonly panel: PanelMailServer,
  ) {}

  onModuleInit(): void {
    this.smtp.registerSettings(() => this.panel.find());
  }

  @Interval(HOUR_MS)
  async reseal(): Promise<void> {
    await this.panel.reseal();
  }
}
