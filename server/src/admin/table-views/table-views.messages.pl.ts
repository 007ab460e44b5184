import { TABLE_VIEWS_LIMIT } from 'shared-types/admin/store/table-views';
import type { TableViewsMessages } from './table-views.messages';

export const polish: TableViewsMessages = {
  empty: 'Wpisz nazwę.',
  full: `Masz już ${TABLE_VIEWS_LIMIT.views} widoków tej listy, czyli najwięcej, ile można. Najpierw usuń któryś.`,
  twice: 'Inny Twój widok ma tę nazwę.',
  gone: 'Ten widok usunięto. Zapisz go jako nowy.',
};
