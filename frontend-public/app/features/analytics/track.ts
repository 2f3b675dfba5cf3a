import type { ConsentChoice } from '../consent/consent';
import type { AnalyticsEvents } from './events';
import type { AnalyticsService } from './google-analytics';

/** Exists only with an id and with consent; until then there is nothing to send to and nothing is kept. */
let service: Promise<AnalyticsService | null> | null = null;

/**
 * Switches measuring on and off. `id` null: no service is configured. What measures is loaded with the first consent,
 * so that its script is not even known to a visitor who has not given it.
 */
export function setAnalytics(id: string | null, choice: ConsentChoice | null): void {
  if (id && choice?.analytics) {
    // Who blocks the script is not measured; the site itself needs nothing of it.
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

/** Measures an event where that is configured and agreed to; elsewhere it does nothing at all. */
export function track<Event extends keyof AnalyticsEvents>(
  event: Event,
  parameters: AnalyticsEvents[Event],
): void {
  void service?.then((running) => running?.send(event, parameters));
}
