import { BusyButton } from './BusyButton';

interface Props {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label?: string;
}

/** Reads the next page of a list; nothing after the last one. */
export function MoreButton({ of, label = 'Ver más' }: Props) {
  if (!of.hasNextPage) return null;
  return (
    <BusyButton
      variant="outlined"
      busy={of.isFetchingNextPage}
      onClick={() => void of.fetchNextPage()}
      sx={{ minHeight: 44, m: 2 }}
    >
      {of.isFetchingNextPage ? 'Cargando...' : label}
    </BusyButton>
  );
}
