import type { Schemas } from '@hiring/contract/api';

export type Availability = Schemas['AvailabilityResponse'];
