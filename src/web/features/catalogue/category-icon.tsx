import {
  Car,
  Coffee,
  Compass,
  Landmark,
  Mountain,
  Palette,
  Sailboat,
  ShoppingBag,
  Tent,
  TentTree,
  Users,
  Wind,
  type LucideIcon,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  car: Car,
  coffee: Coffee,
  landmark: Landmark,
  mountain: Mountain,
  palette: Palette,
  sailboat: Sailboat,
  'shopping-bag': ShoppingBag,
  tent: Tent,
  'tent-tree': TentTree,
  users: Users,
  wind: Wind,
}

/** The icon of a category. Unknown names get a compass. */
export function CategoryIcon({ icon, className = '' }: { icon: string; className?: string }) {
  const Icon = icons[icon] ?? Compass
  return <Icon aria-hidden className={className} strokeWidth={1.75} />
}
