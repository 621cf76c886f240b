import { getRouteApi } from '@tanstack/react-router'

const frame = getRouteApi('/{-$locale}')

/** The site, the visitor and the menus, which every page has. */
export const useFrame = () => frame.useLoaderData()
