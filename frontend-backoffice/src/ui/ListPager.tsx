import TablePagination from '@mui/material/TablePagination';
import { useListContext, useListPaginationContext, useTranslate } from 'react-admin';

/** The server counts exactly up to here; beyond it sends no total. */
const COUNT_LIMIT = 1000;
const UNKNOWN_TOTAL = -1;
const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** 25, 50 or 100 rows. Without a total it says "de más de 1.000" and every later page stays reachable. */
export function ListPager() {
  const { isPending, hasNextPage, page, perPage, total, setPage, setPerPage } = useListPaginationContext();
  const { data } = useListContext();
  const translate = useTranslate();
  if (isPending || !data || total === 0 || page < 1) return null;
  const known = total;

  return (
    <TablePagination
      component="div"
      count={known ?? UNKNOWN_TOTAL}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[25, 50, 100]}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      labelDisplayedRows={({ from, to, count }) => {
        const range = `${number.format(from)}–${number.format(to)}`;
        if (count >= 0) return `${range} de ${number.format(count)}`;
        return hasNextPage ? `${range} de más de ${number.format(Math.max(COUNT_LIMIT, to))}` : range;
      }}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      slotProps={{
        actions: { nextButton: { disabled: !hasNextPage } },
        select: { inputProps: { 'aria-label': 'Filas por página' } },
        toolbar: { sx: { flexWrap: 'wrap', justifyContent: 'flex-end', pr: { xs: 2, sm: 1 } } },
        spacer: { sx: { display: { xs: 'none', sm: 'block' } } },
        selectLabel: { sx: { display: { xs: 'none', sm: 'block' } } },
      }}
    />
  );
}
