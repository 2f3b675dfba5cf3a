import { type RaRecord, ReferenceManyField, type ReferenceManyFieldProps } from 'react-admin';
import { ListFailed, ListPager } from './ListParts';

// The list shows its own error; a notification would say it twice.
const QUIET = { onError: () => undefined };

/** react-admin's `ReferenceManyField` with what every list has: its states, its pager and 25 rows a page. */
export function RelatedList<Row extends RaRecord>(props: ReferenceManyFieldProps<RaRecord, Row>) {
  return (
    <ReferenceManyField<RaRecord, Row>
      perPage={25}
      pagination={<ListPager />}
      error={<ListFailed />}
      queryOptions={QUIET}
      {...props}
    />
  );
}
