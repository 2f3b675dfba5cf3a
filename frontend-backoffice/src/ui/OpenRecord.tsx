import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, type UseGetOneOptions } from 'react-admin';
import { reasonOf } from '../providers/problem';
import { DetailWaiting } from './Detail';
import { LoadFailed } from './Loaded';

interface Props<Row extends RaRecord> {
  resource: string;
  id: string;
  /** Title of a failed load; default: the server's reason. */
  failed?: string;
  /** Shown instead when the record no longer exists. */
  missing?: string;
  refetchInterval?: UseGetOneOptions<Row>['refetchInterval'];
  children: (record: Row) => ReactNode;
}

// A key of its own in the cache: a row of the list has less. The failure is shown here.
const QUERY = { meta: { record: 'whole' }, onError: () => undefined };

/** react-admin's `ShowBase` for a record that is open over its list: it stays while a later reading fails. */
export function OpenRecord<Row extends RaRecord>(props: Props<Row>) {
  const { resource, id, failed, missing, refetchInterval, children } = props;
  return (
    <ShowBase<Row>
      resource={resource}
      id={id}
      // Absent: as every query, which looks again after an outage.
      queryOptions={{ ...QUERY, ...(refetchInterval && { refetchInterval }) }}
      redirectOnError={false}
      render={({ record, error, refetch }) => {
        if (record) return children(record);
        if (!error) return <DetailWaiting />;
        const reason = reasonOf(error);
        return (
          <LoadFailed
            title={failed ?? reason}
            missing={failed ? missing : reason}
            error={error}
            onRetry={() => void refetch()}
          />
        );
      }}
    />
  );
}
