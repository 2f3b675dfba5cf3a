import { Example, Instant } from '../../platform/openapi/field.js';
/** One's own calendar address. */
export class CalendarFeedResponse {
  /** ISO 8601 instants. */ @Instant() creado: string;
  /** When a calendar program last fetched it, to within five minutes. */ @Instant() usado: string | null;
}

export class CalendarFeedState {
  /** Null: there is none. */ calendario: CalendarFeedResponse | null;
}

export class NewCalendarFeed {
  /** The whole address. It is shown this once and kept nowhere. */
  @Example('Carrer de Blai 12, 2.º 1.ª') direccion: string;
  /** The calendar feed. */ calendario: CalendarFeedResponse;
}
