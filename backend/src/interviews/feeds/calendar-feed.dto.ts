import { Example, Instant } from '../../platform/openapi/field.js';
/** One's own calendar address. */
export class CalendarFeedResponse {
  /** ISO 8601 instant at which the address was made. */ @Instant() creado: string;
  /** ISO 8601 instant at which a calendar program last fetched it, to within five minutes; null: never. */ @Instant()
  usado: string | null;
}

export class CalendarFeedState {
  /** The calendar address; null: there is none. */ calendario: CalendarFeedResponse | null;
}

export class NewCalendarFeed {
  /** The whole address. It is shown this once and kept nowhere. */
  @Example('https://www.example.com/api/calendar-feeds/y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR.ics')
  direccion: string;
  /** The calendar feed. */ calendario: CalendarFeedResponse;
}
