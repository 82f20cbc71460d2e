import { RemoteImage } from "@/components/remote-image";
import { initial } from "@/lib/format";
import { imageUrl } from "@/lib/image-url";

export interface AvatarProps {
  name: string;
  photoUrl: string;
  className?: string;
}

/** Decorative, since the person's name is beside it. */
export function Avatar({ name, photoUrl, className = "size-11" }: AvatarProps) {
  return (
    <span className={`relative block shrink-0 overflow-hidden leaf-shape ${className}`}>
      <RemoteImage
        url={imageUrl(photoUrl)}
        alt=""
        fallback={
          <span
            aria-hidden="true"
            className="@container grid size-full place-items-center bg-moss font-display font-semibold text-primary-content"
          >
            <span className="text-[50cqi]">{initial(name)}</span>
          </span>
        }
      />
    </span>
  );
}
