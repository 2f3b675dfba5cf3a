import type { ConsentChoice } from '../consent/consent';
import type { AnalyticsEvents } from './events';
import type { AnalyticsService } from './google-analytics';

/** Exists only with an id and with consent; until then nothing is sent and nothing is stored. */
let service: Promise<AnalyticsService | null> | null = null;

/**
 * Turns measuring on and off. `id` null: no service is configured. The service's module is loaded with the first
 * consent, so a visitor without consent never loads its script.
 */
export function setAnalytics(id: string | null, choice: ConsentChoice | null): void {
  if (id && choice?.analytics) {
    // A visitor who blocks the script is not measured; the site works without it.
    service ??= import('./google-analytics').then(
      ({ start }) => start(id),
      () => null,
    );
    void service.then((running) => running?.allow(choice));
  } else {
    void service?.then((running) => running?.stop());
    service = null;
  }
}

/** Sends an event if the service is configured and consented to; otherwise does nothing. */
export function track<Event extends keyof AnalyticsEvents>(
  event: Event,
  parameters: AnalyticsEvents[Event],
): void {
  void service?.then((running) => running?.send(event, parameters));
}
