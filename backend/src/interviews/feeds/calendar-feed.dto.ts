/** One's own calendar address. */
export class CalendarFeedResponse {
  /** ISO 8601 instants. */
  creado: string;
  /** When a calendar program last fetched it, to within five minutes. */
  usado: string | null;
}

export class CalendarFeedState {
  /** Null: there is none. */
  calendario: CalendarFeedResponse | null;
}

export class NewCalendarFeed {
  /** The whole address. It is shown this once and kept nowhere. */
  direccion: string;
  calendario: CalendarFeedResponse;
}
