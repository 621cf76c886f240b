/** A picture of an activity as JSON, over `product_media m left join image_probe l on l.src = m.src`; read as PictureRow. */
export const mediaPicture = `jsonb_build_object('src', m.src, 'alt', m.alt, 'width', case when m.width > 0 then m.width else coalesce(l.width, 0) end,
  'height', case when m.height > 0 then m.height else coalesce(l.height, 0) end, 'version', l.version, 'placeholder', l.placeholder,
  'isIllustration', m.is_illustration, 'focusX', m.focus_x, 'focusY', m.focus_y)`

/** The first picture of a product `p`, or null; for a select list. */
export const firstPicture = `(select ${mediaPicture} from product_media m left join image_probe l on l.src = m.src
  where m.product_id = p.id order by m.position limit 1)`

/** A picture in a column of its own, such as a city's; for a select list. */
export function pictureIn(column: string): string {
  return `(${column} || coalesce((select jsonb_build_object('version', l.version, 'placeholder', l.placeholder) from image_probe l
    where l.src = ${column} ->> 'src'), '{}'))`
}
