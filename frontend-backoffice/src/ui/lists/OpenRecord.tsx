import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, type UseGetOneOptions } from 'react-admin';
import { reasonOf } from '../../providers/api';
import { DetailDrawer, type DetailDrawerProps, DetailWaiting, useDetailAddress } from '../display/Detail';
import { LoadFailed, type LoadFailedProps } from '../Loaded';

interface Props<Row extends RaRecord> extends Pick<LoadFailedProps, 'missing' | 'back'> {
  resource: string;
  id: string;
  /** Title of a failed load; default: the server's reason. */
  failed?: string;
  refetchInterval?: UseGetOneOptions<Row>['refetchInterval'];
  children: (record: Row) => ReactNode;
}

/** Cached under a key of its own, because a row of the list has fewer fields. */
export const WHOLE = { record: 'whole' };
// The failure is shown here.
const QUERY = { meta: WHOLE, onError: () => undefined };

/** react-admin's `ShowBase` for a record that is open over its list: it stays while a later reading fails. */
export function OpenRecord<Row extends RaRecord>(props: Props<Row>) {
  const { resource, id, failed, missing, back, refetchInterval, children } = props;
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
        const failure = {
          title: failed ?? reasonOf(error),
          missing: failed ? missing : (true as const),
          back,
          error,
        };
        return <LoadFailed {...failure} onRetry={() => void refetch()} />;
      }}
    />
  );
}

interface DrawerProps<Row extends RaRecord>
  extends Omit<Props<Row>, 'id'>, Pick<DetailDrawerProps, 'label' | 'width'> {}

/** The record of the address, in a drawer over its list. */
export function RecordDrawer<Row extends RaRecord>({ label, width, ...record }: DrawerProps<Row>) {
  const { id, shownId, close } = useDetailAddress(record.resource, `/${record.resource}`);
  return (
    <DetailDrawer open={Boolean(id)} onClose={close} label={label} width={width}>
      {shownId && <OpenRecord<Row> key={shownId} id={shownId} {...record} />}
    </DetailDrawer>
  );
}
